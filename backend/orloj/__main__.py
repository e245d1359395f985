"""`python -m orloj` is the `orloj` command."""

import sys

from orloj.cli import main

sys.exit(main())
