// The boot script of the home page, which may lead to another language's first.

import './chosen-language.ts'
import './boot.ts'
