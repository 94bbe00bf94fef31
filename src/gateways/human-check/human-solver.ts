// The worker for ALTCHA's proof of work; a file of its own, as the CSP requires.
import 'altcha/workers/pbkdf2'
