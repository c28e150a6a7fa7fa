"""Decrypto: two teams, or one team against an interceptor."""
