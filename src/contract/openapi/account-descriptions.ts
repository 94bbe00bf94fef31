import type { Description } from './description.ts'

/** Calls about an account. */
export const ACCOUNT_DESCRIPTIONS: Record<string, Description> = {
  registerUser: {
    summary: 'Creates an account and logs it in.',
    refusals: [409, 429]
  },
  logIn: {
    summary: 'Logs in with a password, or with the one-time code from a reset email.',
    refusals: [401, 429]
  },
  logOut: { summary: 'Ends the token’s session.' },
  verifyUserToken: {
    summary:
      'Verifies an email address with the code sent to it, even if the code was used before.',
    refusals: [429]
  },
  sendVerification: { summary: 'Emails a new verification code.', refusals: [401, 429] },
  changeEmail: {
    summary: 'Corrects an unverified email address, and sends a verification code to the new one.',
    refusals: [409, 429]
  },
  forgotPassword: {
    summary: 'Emails a one-time login code if the address has an account.',
    refusals: [429]
  },
  accessTokenLoginWeb: { summary: 'Returns the logged-in agent, with their website.' },
  resetPassword: {
    summary: 'Sets a new password and ends all other sessions.',
    refusals: [429]
  },
  changeLanguage: {
    summary: 'Changes the language of the emails, receipts and files that the agent gets.',
    refusals: [429]
  },
  closeAccount: {
    summary:
      'Closes the account for good: everything is deleted but what the tax laws keep. The email address confirms it.',
    refusals: [409, 429]
  }
}
