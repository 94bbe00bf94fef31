import { amaraOsei } from './demo/amara-osei.ts'
import { delphineLafferty } from './demo/delphine-lafferty.ts'
import type { DemoAgent } from './demo/demo-agent.ts'
import { erinWalsh } from './demo/erin-walsh.ts'
import { jaspreetGill } from './demo/jaspreet-gill.ts'
import { lucTremblay } from './demo/luc-tremblay.ts'
import { marieEveDesrosiersLaflamme } from './demo/marie-eve-desrosiers-laflamme.ts'
import { meiChen } from './demo/mei-chen.ts'
import { nadiaHaddad } from './demo/nadia-haddad.ts'
import { noahCardinal } from './demo/noah-cardinal.ts'
import { sofiaPetrov } from './demo/sofia-petrov.ts'

/** The sample websites, in the order in which they are shown. */
export const DEMO_AGENTS: DemoAgent[] = [
  amaraOsei,
  lucTremblay,
  erinWalsh,
  jaspreetGill,
  meiChen,
  marieEveDesrosiersLaflamme,
  noahCardinal,
  sofiaPetrov,
  nadiaHaddad,
  delphineLafferty
]
