// The panel service and its commands; the service first builds the renderer of agents' websites.
import { resolve } from 'node:path'
import { buildAgentSites } from './site/agent-sites.ts'

const isService = process.argv.length === 2
if (isService) await buildAgentSites(resolve(import.meta.dirname, '..'), resolve('dist'))
await import('#panel/main.ts')
