import { text } from 'node:stream/consumers'
import { askAdmin } from '../admin/admin-client.ts'
import type { Settings } from '../config/settings.ts'

/** Where a program that needs the panel's answers gets them: from a service at an address, or from the panel in this process. */
export type FoundPanel = {
  close: () => Promise<void>
  /** What pages call themselves. */
  siteUrl: string
} & (
  | { kind: 'service'; origin: string }
  | { kind: 'inside'; ask: (path: string) => Promise<Response> | Response }
)

/** The service at `origin`; else the one that runs on this machine's embedded database; else the database itself. */
export async function findPanel(settings: Settings, origin?: string): Promise<FoundPanel> {
  const { siteUrl } = settings
  const close = async (): Promise<void> => {}
  if (origin !== undefined) return { kind: 'service', origin, close, siteUrl }
  const running = await askAdmin(settings, 'GET /address')
  if (running) {
    // It may have been started with another name than this command was.
    const service = JSON.parse(await text(running)) as { origin: string; siteUrl: string }
    return { kind: 'service', ...service, close }
  }
  // Half a second's worth of code, which a run beside a service does not need.
  const [{ openWorld }, { askInside }] = await Promise.all([
    import('../actions/open-world.ts'),
    import('./ask-inside.ts')
  ])
  const world = await openWorld(settings)
  return { kind: 'inside', ask: askInside(world), close: world.close, siteUrl }
}
