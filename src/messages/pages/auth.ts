import { productClaims } from '../claims/product.ts'
import type { Translated } from '../language.ts'

/** The static part of the pages around logging in; the forms have their own subjects. */
const en = {
  contact: 'Contact',
  accountSetup: { title: 'Account setup', exit: 'Save and exit' },
  forgotPassword: {
    page: {
      title: 'Forgot password',
      description: 'Get a one-time link to choose a new password.'
    },
    title: 'Lost your key?',
    lede: 'We’ll email you a one-time link to choose a new password.'
  },
  login: {
    page: { title: 'Log in', description: 'Log in to manage your website, plan and billing.' },
    title: 'Welcome home',
    lede: 'Log in to manage your website and your plan.'
  },
  logout: { page: { title: 'Logout' }, title: 'Logging out…' },
  register: {
    page: {
      title: 'Register',
      description: productClaims.en.tryFree
    },
    title: 'Move in for free',
    lede: productClaims.en.freeWithSetup
  },
  verifyEmail: { page: { title: 'Verify email' }, title: 'Confirming your email…' }
}

export const authPageMessages: Translated<typeof en> = { en }
