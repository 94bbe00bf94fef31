import { SCRIPT_LOAD_MS } from '#rules/script-load.ts'

/** Rejects a script that neither loads nor fails within two minutes: `inTime(import('./part.ts'))`. */
export function inTime<Module>(loading: Promise<Module>): Promise<Module> {
  return new Promise((done, fail) => {
    const late = () => fail(new Error('A script did not load in time.'))
    const timer = setTimeout(late, SCRIPT_LOAD_MS)
    void loading.then(done, fail).finally(() => clearTimeout(timer))
  })
}
