import type { BlockOf } from '#contract/websites/site-blocks.ts'
import { taxPlaceOf } from '#rules/home-costs/places.ts'
import { Calculator } from '../../costs/calculator.tsx'
import { calculatorAt } from '../../costs/page-costs.ts'
import { say } from '../../parts/say.tsx'
import type { SiteView } from '../../view.ts'
import { BlockSection, BlockTitle } from '../block-section.tsx'

export function TransferTaxBlock({
  view,
  block
}: {
  view: SiteView
  block: BlockOf<'transfer-tax'>
}) {
  const { city, province } = view.content
  const note = say(view, block.note)
  return (
    <BlockSection block={block} view={view}>
      <BlockTitle block={block} view={view} />
      {note && <p lang={note.lang}>{note.children}</p>}
      <Calculator
        {...calculatorAt(view, `${block.id}_costs`)}
        kind="land-transfer-tax"
        presets={{ place: taxPlaceOf(province, city) ?? '' }}
      />
    </BlockSection>
  )
}
