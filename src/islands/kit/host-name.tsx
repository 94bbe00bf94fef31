import { Fragment } from 'react'

/** A host name that breaks before a dot where it doesn't fit on one line. */
export function HostName({ children }: { children: string }) {
  return children.split('.').map((label, index) =>
    index === 0 ? (
      label
    ) : (
      <Fragment key={index}>
        <wbr />.{label}
      </Fragment>
    )
  )
}
