/** As published: https://developers.google.com/recaptcha/docs/faq#im-using-content-security-policy-csp */
export const RECAPTCHA_SOURCES = {
  'frame-src': ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
  'script-src': ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/']
} as const
