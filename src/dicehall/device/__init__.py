"""A hall on one device: tables that are played without a server, by bots and people around one screen."""

from dicehall.device.hall import DeviceHall as DeviceHall
