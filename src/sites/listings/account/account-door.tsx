import { accountPath } from '#rules/listings/account-path.ts'
import { VISITOR_NAME_MAX } from '#rules/listings/vow.ts'
import { EMAIL_MAX } from '#rules/limits.ts'
import { SITE_FORM_HIDDEN, SITE_FORM_HONEYPOT } from '#rules/websites/hidden-fields.ts'
import { FormField } from '../../parts/form-field.tsx'
import { FormUse } from '../../parts/form-consent.tsx'
import { SiteFrame } from '../../parts/site-frame.tsx'
import type { AccountDoor } from '../../site-renderer.ts'
import type { SiteView } from '../../view.ts'
import { ACCOUNT_WORDS } from '../../words/account-words.ts'

type Props = { view: SiteView; door: AccountDoor }

/** Where visitors register and sign in, by a link in an email. Nothing of a home is in it. */
export function AccountDoorPage({ view, door }: Props) {
  const words = ACCOUNT_WORDS[view.language]
  return (
    <SiteFrame view={view}>
      <div className="page-head">
        <h1>{words.title}</h1>
        {door.sent ? (
          <div className="account-lede" role="status">
            <h2>{words.sent.title}</h2>
            <p>{words.sent.text}</p>
          </div>
        ) : (
          <p className="account-lede">{words.lede(view.name)}</p>
        )}
      </div>
      <section aria-labelledby="_register" className="block contact-block contact-form">
        <div className="contact-reach account-terms">
          <h2 id="_register">{words.register.title}</h2>
          <h3>{words.register.terms}</h3>
          <ol>
            {door.terms.paragraphs.map((paragraph) => (
              <li key={paragraph}>{paragraph}</li>
            ))}
          </ol>
        </div>
        <RegisterForm door={door} view={view} />
      </section>
      <section aria-labelledby="_sign-in" className="block contact-block contact-form">
        <div className="contact-reach">
          <h2 id="_sign-in">{words.signIn.title}</h2>
          <p className="contact-note">{words.signIn.note}</p>
        </div>
        <SignInForm door={door} view={view} />
      </section>
    </SiteFrame>
  )
}

function RegisterForm({ view, door }: Props) {
  const words = ACCOUNT_WORDS[view.language]
  const { form } = view.words
  const state = stateOf(door, 'register')
  const { errors = {}, values } = state
  const first = (['name', 'email', 'accepts'] as const).find((one) => errors[one] !== undefined)
  return (
    <form action={actionOf(view)} className="site-form" method="post">
      <Hidden door={door} kind="register" />
      <input name="terms" type="hidden" value={door.terms.id} />
      <Problem of={state} />
      <FormField
        autoComplete="name"
        error={errors.name}
        hasFocus={first === 'name'}
        id="register_name"
        label={form.name}
        name="name"
        optional=""
        required
        value={(values?.name ?? '').slice(0, VISITOR_NAME_MAX)}
      />
      <EmailField door={door} hasFocus={first === 'email'} kind="register" view={view} />
      <div className="form-consent">
        <input
          aria-describedby={errors.accepts === undefined ? undefined : 'register_accepts_error'}
          aria-invalid={errors.accepts === undefined ? undefined : true}
          // The page is shown again to say this.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus={first === 'accepts'}
          id="register_accepts"
          name="accepts"
          required
          type="checkbox"
          value="yes"
        />
        <label htmlFor="register_accepts">{words.register.accepts}</label>
      </div>
      {errors.accepts !== undefined && (
        <p className="form-error" id="register_accepts_error">
          {errors.accepts}
        </p>
      )}
      <FormUse use={words.register.use(view.name)} view={view} />
      <button type="submit">{words.register.submit}</button>
    </form>
  )
}

function SignInForm({ view, door }: Props) {
  const state = stateOf(door, 'sign-in')
  return (
    <form action={actionOf(view)} className="site-form" method="post">
      <Hidden door={door} kind="sign-in" />
      <Problem of={state} />
      <EmailField
        door={door}
        hasFocus={state.errors?.email !== undefined}
        kind="sign-in"
        view={view}
      />
      <button type="submit">{ACCOUNT_WORDS[view.language].signIn.submit}</button>
    </form>
  )
}

type Kind = NonNullable<AccountDoor['sentBy']>

function EmailField({ view, door, kind, hasFocus }: Props & { kind: Kind; hasFocus: boolean }) {
  const { errors, values } = stateOf(door, kind)
  return (
    <FormField
      autoComplete="email"
      error={errors?.email}
      hasFocus={hasFocus}
      id={`${kind}_email`}
      label={view.words.form.email}
      name="email"
      optional=""
      required
      type="email"
      value={(values?.email ?? '').slice(0, EMAIL_MAX)}
    />
  )
}

function Hidden({ door, kind }: { door: AccountDoor; kind: Kind }) {
  return (
    <>
      <input name="action" type="hidden" value={kind} />
      <input name={SITE_FORM_HIDDEN.token} type="hidden" value={door.token} />
      <div aria-hidden="true" className="form-trap">
        <input autoComplete="off" name={SITE_FORM_HONEYPOT} tabIndex={-1} type="text" />
      </div>
    </>
  )
}

function Problem({ of: { problem } }: { of: Partial<AccountDoor> }) {
  if (problem === undefined) return null
  return (
    // The page is shown again to say this.
    // oxlint-disable-next-line jsx-a11y/no-autofocus
    <p autoFocus className="form-problem" role="alert" tabIndex={-1}>
      {problem}
    </p>
  )
}

/** What the visitor typed belongs to the form that they sent. */
function stateOf(door: AccountDoor, kind: Kind): Partial<AccountDoor> {
  return door.sentBy === kind ? door : {}
}

function actionOf({ content, language }: SiteView): string {
  return accountPath(language, content.language)
}
