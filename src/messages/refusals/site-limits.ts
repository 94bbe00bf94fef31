import type { Translated } from '../language.ts'

/** Why the panel refuses a website that goes beyond its plan. */
const en = {
  languages: (plan: string) =>
    `The ${plan} plan includes one language. For a second one, please write to us about another plan.`,
  pages: (plan: string, count: number) =>
    `The ${plan} plan includes ${count} pages of your own. For more, delete one, or write to us about another plan.`
}

const fr: typeof en = {
  languages: (plan) =>
    `Le forfait ${plan} comprend une seule langue. Pour en ajouter une deuxième, veuillez nous écrire au sujet d’un autre forfait.`,
  pages: (plan, count) =>
    `Le forfait ${plan} comprend ${count} pages personnelles. Pour en ajouter, supprimez une page ou écrivez-nous au sujet d’un autre forfait.`
}

export const siteLimitRefusals: Translated<typeof en> = { en, fr }
