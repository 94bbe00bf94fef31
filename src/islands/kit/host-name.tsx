import { Fragment } from 'react'

/** A host name that wraps before its dots. */
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
