"""Whether the DKIM signature of a message holds, by dkimpy. Takes the public half of the key as it
stands in the DNS; the message comes in on the standard input. Says `holds`, or why not.
"""
import sys

import dkim

record = sys.argv[1].encode()
check = dkim.DKIM(sys.stdin.buffer.read())
try:
    print("holds" if check.verify(dnsfunc=lambda name, timeout=5: record) else "does not hold")
except dkim.DKIMException as error:
    print(error)
