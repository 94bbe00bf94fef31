import { namedDesignsMessages } from '#messages/named-designs.ts'
import type { Named } from '#rules/websites/named-fields.ts'
import { Modal } from '../kit/modal.tsx'
import { SiteFrame } from '../kit/site-frame.tsx'
import { useMessages } from '../kit/use-messages.ts'
import type { Design } from './design.ts'
import { UseDesign } from './use-design.tsx'
import styles from './named-designs.module.css'

/** A whole page of a design, to scroll through. */
export function DesignDialog({
  design,
  named,
  onClose
}: {
  design: Design
  named: Named
  onClose: () => void
}) {
  const { id, name } = design
  const t = useMessages(namedDesignsMessages)
  return (
    <Modal isWide onClose={onClose} open title={name}>
      <SiteFrame
        className={styles['page']}
        details={named}
        onEscape={onClose}
        templateId={id}
        title={t.frame(name)}
      />
      <div className={styles['acts']}>
        <UseDesign design={design} />
      </div>
    </Modal>
  )
}
