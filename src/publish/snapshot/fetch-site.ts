import { policyIndex } from '#contract/content/blog-bulk.ts'
import { policy } from '#contract/general.ts'
import { siteData } from '#contract/site-data.ts'
import { type SiteFigures, siteFigures } from '#contract/site-figures.ts'
import { LANGUAGE_TAGS } from '#messages/language.ts'
import { isAlwaysThere, isPolicyName, POLICIES } from '#rules/content/policies.ts'
import { isVisible } from '#rules/content/printable.ts'
import { showsSomething } from '#rules/content/safe-html.ts'
import { type PanelFetch, callPanel, PanelFailed } from './panel-client.ts'
import type { Site } from './content.ts'
import type { Content } from './snapshot-folder.ts'

/** Everything but posts. An emptied policy keeps its previous text, with a warning. */
export async function fetchSite(
  fetchPanel: PanelFetch,
  before: Content | undefined
): Promise<{ site: Site; warnings: string[] }> {
  const names = await fetchPolicyNames(fetchPanel)
  // An editor may have just unpublished one; required policies can't be unpublished.
  const published = await fetchPolicies(fetchPanel, names, (name) => !isAlwaysThere(name))
  const empty = published.filter(
    (fetched) => !hasContent(fetched) && previousPolicy(fetched, before)
  )
  const site = {
    siteData: await callPanel(fetchPanel, siteData.path, siteData.answer),
    policies: published.map((fetched) =>
      hasContent(fetched) ? fetched : (previousPolicy(fetched, before) ?? fetched)
    ),
    figures: await fetchFigures(fetchPanel),
    french: await fetchFrench(fetchPanel, names)
  }
  const warnings = empty.map(
    ({ policy_name }) => `The policy ${policy_name} is empty, so its page was left unchanged.`
  )
  return { site, warnings }
}

async function fetchPolicies(
  fetchPanel: PanelFetch,
  names: readonly string[],
  mayLack: (policy_name: string) => boolean
): Promise<FetchedPolicy[]> {
  const policies = await Promise.all(
    names.map(async (policy_name) => {
      const path = `${policy.path}?policy_name=${policy_name}`
      const fetched = await callPanel(fetchPanel, path, policy.answer).catch((error: unknown) => {
        if (error instanceof PanelFailed && error.status === 404 && mayLack(policy_name))
          return undefined
        throw error
      })
      return fetched && { policy_name, ...fetched }
    })
  )
  return policies.filter((fetched) => fetched !== undefined)
}

/** What has a French text; undefined from a panel that answers in English alone. */
async function fetchFrench(
  fetchPanel: PanelFetch,
  names: readonly string[]
): Promise<Site['french']> {
  let tag: string | null | undefined
  const inFrench: PanelFetch = async (path) => {
    const response = await fetchPanel(path, 'fr')
    tag ??= response.headers.get('content-language')
    return response
  }
  const data = await callPanel(inFrench, siteData.path, siteData.answer)
  if (tag !== LANGUAGE_TAGS.fr) return undefined
  const policies = await fetchPolicies(inFrench, names, () => true)
  return { siteData: data, policies: policies.filter(hasContent), posts: [] }
}

/** Required policies first. Panels with only the specified API don't list the others. */
async function fetchPolicyNames(fetchPanel: PanelFetch): Promise<string[]> {
  const index = await callPanel(fetchPanel, policyIndex.path, policyIndex.answer).catch(
    unlessMissing({ data: [] })
  )
  const names = index.data.map(({ policy_name }) => policy_name)
  // Names become URLs and file names; invalid ones from older versions were never published.
  const others = names.filter((name) => isPolicyName(name) && !isAlwaysThere(name))
  return [...POLICIES, ...others]
}

/** Panels with only the specified API don't count. */
async function fetchFigures(fetchPanel: PanelFetch): Promise<SiteFigures> {
  const { leads, websites } = await callPanel(
    fetchPanel,
    siteFigures.path,
    siteFigures.answer
  ).catch(unlessMissing<SiteFigures>({}))
  return { leads, websites }
}

/** What stands in for the answer of a call that a panel doesn't have. */
function unlessMissing<Answer>(instead: Answer): (error: unknown) => Answer {
  return (error) => {
    if (error instanceof PanelFailed && error.status === 404) return instead
    throw error
  }
}

type FetchedPolicy = Site['policies'][number]

/** Whether both title and text have visible content. */
export function hasContent({ content, title }: FetchedPolicy): boolean {
  return showsSomething(content) && isVisible(title)
}

function previousPolicy({ policy_name }: FetchedPolicy, before: Content | undefined) {
  return before?.site.policies.find((one) => one.policy_name === policy_name && hasContent(one))
}
