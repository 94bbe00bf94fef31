import { atom, computed } from 'nanostores'
import * as v from 'valibot'
import { pictureFieldMessages } from '#messages/picture-field.ts'
import { accountSetupMessages } from '#messages/account-setup.ts'
import type { SiteData } from '#contract/site-data.ts'
import { currentSearch, dropSearch } from '#gateways/browser/browser.ts'
import type { OpenPicture } from '#gateways/browser/images.ts'
import {
  AgentStep,
  BillingStep,
  BrokerageStep,
  PlanStep,
  TemplateStep,
  WebsiteStep
} from '#contract/account-setup/setup-steps.ts'
import {
  SETUP_STEPS,
  type AccountDetails,
  type SetupStep
} from '#contract/account-setup/account-details.ts'
import { readChoice } from '#rules/plan/choice.ts'
import { DURATIONS, IMAGE_BYTES_MAX, IMAGE_TYPES } from '#rules/limits.ts'
import { messagesOf } from '../site/messages.ts'
import { $details, saveDetails } from './account-details.ts'
import { saveAsTyped, syncDraft } from './account-draft.ts'
import { checkDomain, domainRefusal } from './domain-check.ts'
import { offeredPlan, preparePlan, takePlan } from './plan-choice.ts'
import { takeNamed } from './named-design.ts'
import { $siteData, loadSiteData } from '../site/site-data.ts'
import { defaultsOf } from './step-defaults.ts'
import { toast } from '../site/toasts.ts'
import { inTime } from '../in-time.ts'

/** Whether the wizard has what it needs from the panel. */
export const $setup = atom<'loading' | 'failed' | 'ready'>('loading')

export const $step = computed($details, ({ step }): SetupStep => step ?? 'template')

/** The step that was opened because it is incomplete: its form marks what is missing and then clears this. */
export const $incompleteStep = atom<SetupStep | undefined>()

/** Longest side of a stored picture: sharp on a dense screen at the sizes the websites show. */
const PICTURE_SIDE = 900

/** The website step's schema, with what the panel has refused about the domain. */
export const WebsiteForm = v.object({
  ...WebsiteStep.entries,
  base_url: v.pipe(
    WebsiteStep.entries.base_url,
    v.rawCheck(({ addIssue, dataset }) => {
      if (!dataset.typed || dataset.issues) return
      const refusal = domainRefusal(dataset.value)
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

/** Fetches plans, templates and provinces, then fills in the defaults. */
export async function openSetup(): Promise<void> {
  $setup.set('loading')
  await Promise.all([loadSiteData(), syncDraft()])
  const site = $siteData.get()
  if (site.status !== 'ready') {
    $setup.set('failed')
    return
  }
  takeChoice(site.data)
  const { template_id } = $details.get()
  const [first] = site.data.templates
  if (first && !site.data.templates.some(({ website_id }) => website_id === template_id)) {
    const save = template_id === undefined ? saveDetails : saveAsTyped
    save({ template_id: first.website_id })
  }
  enter($step.get())
  const coupon = preparePlan()
  $setup.set('ready')
  await coupon
}

/** Applies the template and the plan that the URL names, once. */
function takeChoice({ plans, templates }: SiteData): void {
  const choice = readChoice(currentSearch())
  if (Object.keys(choice).length === 0) return
  dropSearch()
  const template = templates.find(({ website_id }) => website_id === choice.template)
  if (template) {
    saveAsTyped({ template_id: template.website_id, step: 'template' })
    takeNamed()
  }
  const plan = plans.find(({ plan_id }) => plan_id === choice.plan)
  const duration = DURATIONS.find((months) => months === choice.duration)
  if (plan) takePlan(plan, duration)
}

/** Back is always possible. Forward stops at the first incomplete step; false if that is the current one. */
export async function moveTo(target: SetupStep): Promise<boolean> {
  const from = $step.get()
  const between = SETUP_STEPS.slice(SETUP_STEPS.indexOf(from), SETUP_STEPS.indexOf(target))
  for (const step of between) {
    if (await isComplete(step)) continue
    if (step === from) return false
    openIncomplete(step)
    return true
  }
  // While a domain was being checked, the agent may have chosen another step.
  if ($step.get() === from) enter(target)
  return true
}

/** Opens a step that must be completed first, and tells the agent. */
export function openIncomplete(step: SetupStep): void {
  toast('warning', messagesOf(accountSetupMessages).completeFirst, 'incomplete step')
  $incompleteStep.set(step)
  enter(step)
}

/** The step after the current one. */
export function moveOn(): Promise<boolean> {
  const next = SETUP_STEPS[SETUP_STEPS.indexOf($step.get()) + 1]
  return next ? moveTo(next) : Promise.resolve(false)
}

/** Whether the step is valid, as far as is known without asking the panel. */
export function isFilled(step: SetupStep, details: AccountDetails): boolean {
  if (step === 'plan' && !offeredPlan(details)) return false
  return v.safeParse(FORMS[step], details).success
}

/** The steps that are still incomplete or ahead, in order. */
export function openSteps(details: AccountDetails): SetupStep[] {
  const place = SETUP_STEPS.indexOf(details.step ?? 'template')
  return SETUP_STEPS.filter((step, at) => at >= place || !isFilled(step, details))
}

/** The step with the field that the panel refused. */
export function stepOfField(field: string): SetupStep | undefined {
  return SETUP_STEPS.find((step) => Object.hasOwn(FORMS[step].entries, field))
}

export type { OpenPicture }

/** Opens a chosen picture, or the saved one, for cropping. */
export async function choosePicture(
  picture: File | string
): Promise<OpenPicture | { ok: false; message: string }> {
  const limits = { bytes: IMAGE_BYTES_MAX, side: PICTURE_SIDE, types: IMAGE_TYPES }
  const images = await inTime(import('#gateways/browser/images.ts')).catch(() => undefined)
  if (!images) return { ok: false, message: messagesOf(pictureFieldMessages).unreadable }
  return typeof picture === 'string'
    ? images.openKept(picture, limits)
    : images.openPicture(picture, limits)
}

async function isComplete(step: SetupStep): Promise<boolean> {
  if (step === 'website') await checkDomain($details.get().base_url ?? '')
  return isFilled(step, $details.get())
}

function enter(step: SetupStep): void {
  saveDetails({ ...defaultsOf(step, $details.get()), step })
}
