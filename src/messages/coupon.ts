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

const fr: typeof en = {
  apply: 'Appliquer',
  remove: 'Retirer',
  checkingCode: (code) => `Vérification de ${code}…`,
  checking: 'Vérification…',
  applied: 'Le code promotionnel a été appliqué.',
  invalid: 'Ce code promotionnel n’est pas valide.',
  saves: (code, { amount, plan, recurs }) =>
    `${code} réduit de ${amount} par mois le prix du forfait ${plan}${recurs ? '' : ', pour votre premier paiement seulement'}.`
}

export const couponMessages: Translated<typeof en> = { en, fr }
