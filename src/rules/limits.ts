/** Every length, size and count of the specification that more than one room needs. */

/** The database counts rows no further. */
export const ROW_ID_MAX = 2_147_483_647

export const NAME_MIN = 2
export const NAME_MAX = 50
/** The message says 3; the rule of the specification is 2. */
export const CONTACT_NAME_MIN = 2
export const PASSWORD_MIN = 6
/** Longer texts are refused before they reach the password hash. */
export const PASSWORD_MAX = 1024
export const PHONE_DIGITS = 10
export const MESSAGE_MIN = 10
export const MESSAGE_MAX = 5000
export const EMAIL_MAX = 254
export const TEXT_MAX = 200
/** A longer text can't be an address, number or code, whatever is trimmed off it, so none is looked for. */
export const TYPED_MAX = 1000

/** Months a plan can be bought for; the first is preselected. */
export const DURATIONS = [12, 6, 1] as const
export type Duration = (typeof DURATIONS)[number]
export const DEFAULT_DURATION: Duration = 12

export const TRIAL_DAYS = 30
/** An unpaid site stays up this long past its plan's end. */
export const GRACE_DAYS = 30

export const HAPPY_CLIENTS_MAX = 5
export const DESIGNS_PAGE_SIZE = 3
export const BLOG_PAGE_SIZE = 10
export const TESTIMONIAL_STRIDE_PX = 1800

export const TOAST_MS = 5000
export const CAPTCHA_LINGER_MS = 5000
export const CALL_TIMEOUT_MS = 10_000
/** Of a call that sends a file. */
export const UPLOAD_TIMEOUT_MS = 120_000

/** A picture is scaled down in the browser until its file is at most this many bytes. */
export const IMAGE_BYTES_MAX = 200_000
/** The same picture as a base64 data URL, which is a third longer, and its prefix. */
export const IMAGE_DATA_URL_MAX = Math.ceil((IMAGE_BYTES_MAX * 4) / 3) + 64
export const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const

/** A text of the wizard's draft may be longer than its rule allows: it is still being written. */
export const DRAFT_TEXT_MAX = 2000
/** Bytes of a whole draft, its three pictures included. */
export const DRAFT_BYTES_MAX = 1_000_000

export const REFERRAL_CODE_LENGTH = 8
/** Longer text is not one of our codes: the browser drops it, so that it can't make a registration fail. */
export const REFERRAL_TEXT_MAX = 40
/** No I, L, O, 0 or 1: a code survives being read aloud. */
export const REFERRAL_ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
export const REFERRAL_PERCENT_EACH = 10
export const REFERRAL_PERCENT_MAX = 50

export const CARD_BRANDS = [
  'Visa',
  'American Express',
  'MasterCard',
  'Discover',
  'JCB',
  'UnionPay',
  'Diners Club'
] as const
export type CardBrand = (typeof CARD_BRANDS)[number]
