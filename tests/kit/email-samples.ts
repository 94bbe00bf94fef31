import { emailSamples } from '#panel/commands/email-samples.ts'

/** In the language that most tests are about. */
export const EMAIL_SAMPLES = emailSamples('en')
