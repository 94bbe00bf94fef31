// Runs the product with a clock, name servers and a reach that the test controls over IPC.
// { days } advances the clock a day at a time, and runs the jobs due on each day.
import { resolve } from 'node:path'
import { readSettings } from '#panel/config/config.ts'
import { workOnce } from '#panel/jobs/worker.ts'
import { openWorld, zonesOf } from '#panel/actions/open-world.ts'
import { startService } from '#panel/service/start-service.ts'
import { onlyNameServers, standInReach } from './stand-in-internet.ts'

const DAY_MS = 86_400_000

export type Simulation = { days: number } | { isPublic: boolean } | { nameServers: string[] }

let passed = 0
let nameServers: string[] = ['ns1.example-registrar.com']

const settings = readSettings(process.env)
const world = await openWorld(settings, () => new Date(Date.now() + passed))
const reach = standInReach(world.db, settings.sitesDomain)
const resolver = onlyNameServers(() => ({ found: nameServers }))
const dated = { ...world, reach, resolver, zones: zonesOf(settings, resolver) }
await startService(dated, {
  port: settings.port,
  siteDir: resolve('.astro/test/dist')
})

process.on('message', async (turn: Simulation) => {
  if ('isPublic' in turn) reach.open = turn.isPublic
  else if ('nameServers' in turn) nameServers = turn.nameServers
  else {
    for (let day = 0; day < turn.days; day++) {
      passed += DAY_MS
      await workOnce(dated)
    }
  }
  process.send?.('turned')
})
process.send?.('ready')
