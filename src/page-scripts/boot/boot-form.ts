// The boot script of a page with a form of its own: what was typed there stays where the form's script fails.

import './keep-typed.ts'
import './boot.ts'
