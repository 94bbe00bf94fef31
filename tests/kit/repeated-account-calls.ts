import type { TestPanel } from './panel.ts'

type Case = () => Promise<{ input: object; token?: string }>
/** What the second of two calls answers. */
type Again = { again: number }

const recaptcha = 'off'
const nothing = {}
const PASSWORD = { password: 'a good password', confirmPassword: 'a good password' }

/** Calls about an account that can simply be made twice. */
export function safeAccountCalls(panel: TestPanel): Record<string, Case | [Case, Again]> {
  return {
    accessTokenLoginWeb: async () => {
      return { input: nothing, token: (await panel.registerAgent()).token }
    },
    // Another session opens; the one whose token was lost runs out unused.
    logIn: async () => {
      const { email, password } = await panel.registerAgent()
      return { input: { email, password, recaptcha } }
    },
    logOut: async () => ({ input: nothing, token: (await panel.registerAgent()).token }),
    closeAccount: [
      async () => {
        const { email, password, token } = await panel.registerAgent()
        return { input: { email, password }, token }
      },
      { again: 401 }
    ],
    changeLanguage: async () => {
      return { input: { language: 'fr' }, token: (await panel.registerAgent()).token }
    },
    resetPassword: async () => ({ input: PASSWORD, token: (await panel.registerAgent()).token })
  }
}
