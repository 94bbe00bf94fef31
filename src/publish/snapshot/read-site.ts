import { policyIndex } from '#contract/content/blog-bulk.ts'
import { policy } from '#contract/general.ts'
import { siteData } from '#contract/site-data.ts'
import { isAlwaysThere, isPolicyName, POLICIES } from '#rules/content/policies.ts'
import { isVisible } from '#rules/content/printable.ts'
import { showsSomething } from '#rules/content/safe-html.ts'
import { type Ask, askPanel, PanelFailed } from './ask-panel.ts'
import type { Site } from './content.ts'
import type { Content } from './snapshot-folder.ts'

/** All but the posts. A policy that lost its words keeps those from before, and is named in a warning. */
export async function readSite(
  ask: Ask,
  before: Content | undefined
): Promise<{ site: Site; warnings: string[] }> {
  const names = await readPolicyNames(ask)
  const policies = await Promise.all(
    names.map(async (policy_name) => {
      const path = `${policy.path}?policy_name=${policy_name}`
      const read = await askPanel(ask, path, policy.answer).catch((error: unknown) => {
        // One that an editor has just taken off; the two that every site has are never gone.
        if (error instanceof PanelFailed && error.status === 404 && !isAlwaysThere(policy_name))
          return undefined
        throw error
      })
      return read && { policy_name, ...read }
    })
  )
  const there = policies.filter((read) => read !== undefined)
  const empty = there.filter((read) => !isWhole(read) && wholeBefore(read, before))
  const site = {
    siteData: await askPanel(ask, siteData.path, siteData.answer),
    policies: there.map((read) => (isWhole(read) ? read : (wholeBefore(read, before) ?? read)))
  }
  const warnings = empty.map(
    ({ policy_name }) => `The policy ${policy_name} is empty, so its page stays as it was.`
  )
  return { site, warnings }
}

/** The two that every site has, then the others; a panel of another make may have no such list. */
async function readPolicyNames(ask: Ask): Promise<string[]> {
  const index = await askPanel(ask, policyIndex.path, policyIndex.answer).catch(
    (error: unknown) => {
      if (error instanceof PanelFailed && error.status === 404) return { data: [] }
      throw error
    }
  )
  const names = index.data.map(({ policy_name }) => policy_name)
  // Names become addresses and files; those from before that rule were never on the site.
  const others = names.filter((name) => isPolicyName(name) && !isAlwaysThere(name))
  return [...POLICIES, ...others]
}

type ReadPolicy = Site['policies'][number]

/** Whether it has a title and a text that say something. */
export function isWhole({ content, title }: ReadPolicy): boolean {
  return showsSomething(content) && isVisible(title)
}

function wholeBefore({ policy_name }: ReadPolicy, before: Content | undefined) {
  return before?.site.policies.find((one) => one.policy_name === policy_name && isWhole(one))
}
