"""What khal understands of the entries in its calendar, as JSON. Run by the Python that khal runs on.

Takes the configuration of khal and the folder of its calendar.
"""
import datetime as dt
import json
import pathlib
import sys

from khal.khalendar.event import Event
from khal.settings import get_config

config, folder = sys.argv[1:]
locale = get_config(config)["locale"]


def ring(event, trigger):
    """When an alarm rings, by the clocks of the calendar; a day begins at midnight."""
    if event.allday:
        return dt.datetime.combine(event.start, dt.time()) + trigger
    moment = event.start_local.astimezone(dt.timezone.utc) + trigger
    return moment.astimezone(locale["local_timezone"]).replace(tzinfo=None)


def told(event):
    return {
        "uid": event.uid,
        "title": event.summary,
        "cancelled": event.status == "CANCELLED",
        "start": event.start.isoformat() if event.allday else event.start_local.isoformat(),
        "alarms": sorted(ring(event, trigger).isoformat() for trigger, _ in event.alarms),
    }


files = sorted(pathlib.Path(folder).glob("*.ics"))
events = [Event.fromString(file.read_text(), locale=locale, calendar="plan") for file in files]
print(json.dumps([told(event) for event in events]))
