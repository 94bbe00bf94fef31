import { type ReactNode, startTransition, useEffect, useRef, useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { DEFAULT_LANGUAGE } from '#messages/language.ts'
import { namedDesignsMessages } from '#messages/named-designs.ts'
import type { Named } from '#rules/websites/named-fields.ts'
import { bounded } from '../kit/bounded.tsx'
import { SiteFrame } from '../kit/site-frame.tsx'
import { useMessages } from '../kit/use-messages.ts'
import type { Design } from './design.ts'
import { DesignDialog } from './design-dialog.tsx'
import { UseDesign } from './use-design.tsx'
import styles from './named-designs.module.css'

type Input = {
  designs: readonly Design[]
  named: Named
  /** By the button: the result takes the focus. */
  isPressed: boolean
}

let root: Root | undefined
let presses = 0

/** Draws the designs with the name, or draws them again. */
export function drawNamedDesigns(place: Element, { designs, isPressed, named }: Input): void {
  root ??= createRoot(place)
  if (isPressed) presses += 1
  const content = <NamedDesigns designs={designs} named={named} presses={presses} />
  // A transition, so that drawing doesn't delay typing.
  startTransition(() => root?.render(content))
}

const NamedDesigns = bounded(function NamedDesigns({
  designs,
  named: typed,
  presses: pressed
}: Omit<Input, 'isPressed'> & { presses: number }) {
  const t = useMessages(namedDesignsMessages)
  // On a French page, French websites.
  const named = { ...typed, site_language: DEFAULT_LANGUAGE }
  const title = useRef<HTMLHeadingElement>(null)
  const [open, setOpen] = useState<Design>()
  useEffect(() => {
    if (pressed > 0) title.current?.focus()
  }, [pressed])
  return (
    <>
      <h3 className={styles['title']} ref={title} tabIndex={-1}>
        {t.shownFor(designs.length)}
        <bdi>{named.salesman_name}</bdi>
      </h3>
      <ul className={styles['designs']}>
        {designs.map((design) => (
          <DesignCard
            design={design}
            key={design.id}
            named={named}
            onOpen={() => setOpen(design)}
          />
        ))}
      </ul>
      {open && <DesignDialog design={open} named={named} onClose={() => setOpen(undefined)} />}
    </>
  )
})

function DesignCard({
  design,
  named,
  onOpen
}: {
  design: Design
  named: Named
  onOpen: () => void
}) {
  const { id, name } = design
  const t = useMessages(namedDesignsMessages)
  return (
    <li className={`card ${styles['design']}`}>
      <Nearby className={styles['picture']}>
        <SiteFrame
          className={styles['site']}
          details={named}
          isStill
          templateId={id}
          title={t.frame(name)}
        />
      </Nearby>
      <div className={styles['about']}>
        <h4>{name}</h4>
        <div className={styles['acts']} data-keep-clear>
          <button className="button line" onClick={onOpen} type="button">
            {t.open.shown}
            <span className="visually-hidden">{t.open.spoken(name)}</span>
          </button>
          <UseDesign design={design} />
        </div>
      </div>
    </li>
  )
}

/** Each design has its own stylesheet and fonts, so it loads once it is almost in view. */
function Nearby({ className, children }: { className: string | undefined; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: '50% 0px' }
    )
    if (place.current) observer.observe(place.current)
    return () => observer.disconnect()
  }, [])
  return (
    <div className={className} ref={place}>
      {isNear && children}
    </div>
  )
}
