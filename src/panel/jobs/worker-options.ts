import type { ExportedBuild } from '../actions/exports/exported-build.ts'
import type { Publisher } from '../services/publishing/publisher.ts'

export type WorkerOptions = {
  everyMs: number
  /** Publishes the site; without one, another process does. */
  publisher?: Publisher | undefined
  /** The build of agents' websites; without it, another process makes exports. */
  sites?: ExportedBuild | undefined
}
