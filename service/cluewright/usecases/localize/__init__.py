"""The localizer's workbench: what `cluewright i18n` does."""
