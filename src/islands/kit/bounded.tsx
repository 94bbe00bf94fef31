import { WENT_WRONG } from '#contract/endpoint.ts'
import { Component, type ComponentType, type ReactNode } from 'react'
import { DEFAULT_LANGUAGE, type Language } from '#messages/language.ts'
import { Button } from './button.tsx'
import { Notice } from './notice.tsx'
import { LanguageContext } from './use-messages.ts'

/**
 * An island that falls over says so in its place, and can be set up again; the page around it stays as it is. `language` is
 * the page's.
 */
export function bounded<Props extends object>(Island: ComponentType<Props>) {
  return function Bounded({
    language = DEFAULT_LANGUAGE,
    ...props
  }: Props & { language?: Language }) {
    return (
      <LanguageContext value={language}>
        <Boundary>
          <Island {...(props as Props)} />
        </Boundary>
      </LanguageContext>
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
