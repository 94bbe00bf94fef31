import atelier from './atelier/share.png?url&no-inline'
import aurora from './aurora/share.png?url&no-inline'
import avenue from './avenue/share.png?url&no-inline'
import chalet from './chalet/share.png?url&no-inline'
import gazette from './gazette/share.png?url&no-inline'
import harbour from './harbour/share.png?url&no-inline'
import maison from './maison/share.png?url&no-inline'
import metro from './metro/share.png?url&no-inline'
import orchard from './orchard/share.png?url&no-inline'
import prairie from './prairie/share.png?url&no-inline'

const PICTURES: Record<string, string> = {
  atelier,
  aurora,
  avenue,
  chalet,
  gazette,
  harbour,
  maison,
  metro,
  orchard,
  prairie
}

/** The drawing that a shared link shows where neither the page nor the agent has a picture. */
export function sharePicture({ name }: { name: string }) {
  return { path: PICTURES[name] ?? avenue, width: 1200, height: 630 }
}
