import { startPanelProcess } from './panel-process.ts'

export type RestartedPanel = Awaited<ReturnType<typeof startRestartedPanel>>

/** A panel that a supervisor starts again after each kill, at another port. */
export async function startRestartedPanel(
  folder: string,
  env: Record<string, string>,
  cwd?: string
) {
  let panel = await startPanelProcess(folder, env, cwd)
  return {
    current: () => panel,
    port: () => Number(new URL(panel.origin).port),
    async killAfter(ms: number): Promise<void> {
      await panel.killAfter(ms)
      panel = await startPanelProcess(folder, env, cwd)
    },
    stop: () => panel.stop(),
    /** Leaves no process behind, also where a test fails. */
    kill: () => void panel.signal('SIGKILL')
  }
}
