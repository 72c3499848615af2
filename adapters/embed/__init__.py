"""Text to vectors: a small model on this machine, or any model that fastembed knows."""

import os

# onnxruntime's official builds report their use to Microsoft unless this is set before its first import
# (its Privacy.md, "Disabling Telemetry"; version 1.32 also on Linux). Here nothing leaves the machine.
os.environ["ORT_DISABLE_TELEMETRY"] = "1"
