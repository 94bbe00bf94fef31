import { readFileSync } from 'node:fs'

/** The processor's time that a process has taken so far, which other load hardly affects. Needs Linux. */
export function processorSeconds(pid: number | undefined): number {
  const [, after = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')
  const fields = after.split(' ')
  return (Number(fields[11]) + Number(fields[12])) / 100
}
