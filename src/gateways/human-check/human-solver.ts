/** The worker that does ALTCHA's proof of work: a file of its own, as the policy wants of every script. */
import 'altcha/workers/pbkdf2'
