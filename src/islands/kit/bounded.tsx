import { WENT_WRONG } from '#contract/endpoint.ts'
import { Component, type ComponentType, type ReactNode } from 'react'
import { Button } from './button.tsx'
import { Notice } from './notice.tsx'

/** An island that falls over says so in its place, and can be set up again; the page around it stays as it is. */
export function bounded<Props extends object>(Island: ComponentType<Props>) {
  return function Bounded(props: Props) {
    return (
      <Boundary>
        <Island {...props} />
      </Boundary>
    )
  }
}

class Boundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return (
      <Notice
        kind="error"
        title={WENT_WRONG}
        action={
          <Button look="line" onClick={() => this.setState({ failed: false })} size="small">
            Try again
          </Button>
        }
      />
    )
  }
}
