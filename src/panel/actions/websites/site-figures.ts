import type { SiteFigures } from '#contract/site-figures.ts'
import { exceeding } from '#rules/content/figures.ts'
import { countLeads, countWebsites } from '../../records/websites/figures.ts'
import type { World } from '../../services/world.ts'

export async function gatherSiteFigures({ db }: World): Promise<SiteFigures> {
  return {
    websites: exceeding('websites', await countWebsites(db)),
    leads: exceeding('leads', await countLeads(db))
  }
}
