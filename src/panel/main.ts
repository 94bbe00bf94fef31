// The panel service by itself: reads the environment, opens the database, serves the API and a site that is built.
import { resolve } from 'node:path'
import { readSettings } from './config.ts'
import { openWorld } from './open-world.ts'
import { StartRefused } from './services/start-refused.ts'
import { startService } from './start-service.ts'

try {
  await main()
} catch (error) {
  if (!(error instanceof StartRefused)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}

async function main(): Promise<void> {
  const settings = readSettings(process.env)
  const world = await openWorld(settings)
  const service = await startService(world, {
    port: settings.port,
    siteDir: resolve('dist')
  }).catch(async (error: unknown) => {
    await world.close()
    throw error
  })
  world.log.info({ port: service.port }, 'listening')

  let ending = false
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (ending) return
      ending = true
      void service.close().then(world.close)
    })
  }
}
