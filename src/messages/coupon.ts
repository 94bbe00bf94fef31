import type { Translated } from './language.ts'

const en = {
  apply: 'Apply',
  remove: 'Remove',
  checkingCode: (code: string) => `Checking ${code}…`,
  checking: 'Checking…',
  applied: 'Promo code applied successfully.',
  invalid: 'This promo code is not valid.',
  saves: (
    code: string,
    { amount, plan, recurs }: { amount: string; plan: string; recurs: boolean }
  ) =>
    `${code} takes ${amount} a month off the ${plan} plan${recurs ? '' : ', on your first payment only'}.`
}

export const couponMessages: Translated<typeof en> = { en }
