/** The worker that does ALTCHA's proof of work: a file of its own, so that the policy's worker-src 'self' holds. */
import 'altcha/workers/pbkdf2'
