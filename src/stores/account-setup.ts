import { atom, computed } from 'nanostores'
import * as v from 'valibot'
import { readPicture, type Picture } from '#gateways/images.ts'
import { call } from '#gateways/panel.ts'
import { $user } from '#gateways/saved.ts'
import {
  AgentStep,
  BillingStep,
  BrokerageStep,
  PlanStep,
  SETUP_STEPS,
  TemplateStep,
  websiteStep,
  type AccountDetails,
  type SetupStep
} from '#contract/account-details.ts'
import { checkDomainExists } from '#contract/user.ts'
import { DOMAIN_EXISTS, normaliseDomain, refuseDomain } from '#rules/domain.ts'
import { IMAGE_BYTES_MAX, IMAGE_TYPES, PHONE_DIGITS } from '#rules/limits.ts'
import { $details, keepDetails } from './account-details.ts'
import { $plan, preparePlan } from './plan-choice.ts'
import { $siteData } from './site-data.ts'

export const $step = computed($details, ({ step }): SetupStep => step ?? 'template')

/** What the panel said about domains that can't be used. */
export const $domainRefusals = atom<Record<string, string>>({})
export const $domainCheck = atom<'checking' | 'idle'>('idle')

/** Longest side of a stored picture: sharp on a dense screen at the sizes the websites show. */
const PICTURE_SIDE = 900

const isTaken = (domain: string) => $domainRefusals.get()[domain] === DOMAIN_EXISTS
const { base_url, ...website } = websiteStep(isTaken).entries

/** The website step as it can be judged here: a known taken domain and our own are refused too. */
export const WebsiteForm = v.object({
  ...website,
  base_url: v.pipe(
    base_url,
    v.rawCheck(({ addIssue, dataset }) => {
      if (!dataset.typed || dataset.issues) return
      const refusal = refusalOf(dataset.value)
      if (refusal !== undefined) addIssue({ message: refusal })
    })
  )
})

const FORMS = {
  template: TemplateStep,
  website: WebsiteForm,
  agent: AgentStep,
  brokerage: BrokerageStep,
  plan: PlanStep,
  payment: BillingStep
} satisfies Record<SetupStep, v.GenericSchema>

/** Called once the panel's site data is there: everything that has a default gets it. */
export async function prepareSetup(): Promise<void> {
  const site = $siteData.get()
  if (site.status !== 'ready') return
  const { template_id } = $details.get()
  const [first] = site.data.templates
  if (first && !site.data.templates.some(({ website_id }) => website_id === template_id)) {
    keepDetails({ template_id: first.website_id })
  }
  enter($step.get())
  await preparePlan()
}

/** Back is free. Forward only over complete steps, ending at the first that is not; false where that is the current one. */
export async function moveTo(target: SetupStep): Promise<boolean> {
  const from = $step.get()
  const between = SETUP_STEPS.slice(SETUP_STEPS.indexOf(from), SETUP_STEPS.indexOf(target))
  for (const step of between) {
    if (await isComplete(step)) continue
    if (step === from) return false
    enter(step)
    return true
  }
  // A step chosen while a domain was being checked is the newer wish.
  if ($step.get() === from) enter(target)
  return true
}

/** The step after the current one. */
export function moveOn(): Promise<boolean> {
  const next = SETUP_STEPS[SETUP_STEPS.indexOf($step.get()) + 1]
  return next ? moveTo(next) : Promise.resolve(false)
}

/** Whether everything in the step is filled in rightly, as far as is known without asking. */
export function isFilled(step: SetupStep, details: AccountDetails): boolean {
  if (step === 'plan' && !$plan.get()) return false
  return v.safeParse(FORMS[step], details).success
}

/** Asks the panel whether the domain is free; what it refuses is remembered. A panel that can't be reached decides at submit. */
export async function checkDomain(): Promise<void> {
  const domain = normaliseDomain($details.get().base_url ?? '')
  if (domain === undefined || refusalOf(domain) !== undefined) return
  if (freeDomains.has(domain)) return
  $domainCheck.set('checking')
  const outcome = await call(checkDomainExists, { base_url: domain })
  $domainCheck.set('idle')
  if (outcome.ok) freeDomains.add(domain)
  else if (outcome.api_status === 409) refuse(domain, DOMAIN_EXISTS)
  else if (outcome.api_status === 400) refuse(domain, outcome.message ?? DOMAIN_EXISTS)
}

/** At submit the panel has the last word on a domain it called free before. */
export function domainWasRefused(domain: string, api_status: number, message: string): void {
  freeDomains.delete(domain)
  refuse(domain, api_status === 409 ? DOMAIN_EXISTS : message)
}

export function choosePicture(file: File): Promise<Picture> {
  return readPicture(file, { bytes: IMAGE_BYTES_MAX, side: PICTURE_SIDE, types: IMAGE_TYPES })
}

/** Digits alone of a number typed or pasted in any spelling; Canada's leading 1 goes with the blanks and dashes. */
export function plainNumber(typed: string): string {
  const digits = typed.replace(/[\s().+\-–‑/]/g, '')
  return digits.length === PHONE_DIGITS + 1 ? digits.replace(/^1/, '') : digits
}

const freeDomains = new Set<string>()

function refusalOf(domain: string): string | undefined {
  const site = $siteData.get()
  const own = site.status === 'ready' ? [site.data.websiteConfig.sitesDomain] : []
  return refuseDomain(domain, own) ?? $domainRefusals.get()[domain]
}

function refuse(domain: string, message: string): void {
  $domainRefusals.set({ ...$domainRefusals.get(), [domain]: message })
}

async function isComplete(step: SetupStep): Promise<boolean> {
  if (step === 'website') await checkDomain()
  return isFilled(step, $details.get())
}

function enter(step: SetupStep): void {
  keepDetails({ ...defaultsOf(step, $details.get()), step })
}

/** What a step knows before it is first seen. Text a person has emptied stays empty. */
function defaultsOf(step: SetupStep, details: AccountDetails): AccountDetails {
  if (step === 'agent') {
    const user = $user.get()
    return {
      salesman_name: details.salesman_name ?? user?.name ?? '',
      salesman_contact: details.salesman_contact ?? plainNumber(user?.contact ?? ''),
      salesman_email: details.salesman_email ?? user?.email ?? ''
    }
  }
  if (step === 'payment' && !details.billing_name?.trim()) {
    return {
      billing_name: details.salesman_name ?? '',
      billing_contact: details.billing_contact || (details.salesman_contact ?? ''),
      billing_email: details.billing_email || (details.salesman_email ?? ''),
      billing_address: details.billing_address || (details.company_address ?? '')
    }
  }
  return {}
}
