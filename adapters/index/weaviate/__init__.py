"""
Passages on a Weaviate server, for more than one file holds: see `adapters.placement` for how its writes become atomic.

Importing this package imports weaviate-client, which is an extra: only whoever opens such an index does.
"""

import logging
import warnings

with warnings.catch_warnings():
    # One of its dependencies warns about itself when it is imported, and another changes everybody's filters.
    warnings.simplefilter("ignore")
    import weaviate

logging.getLogger("weaviate-client").setLevel(logging.CRITICAL)  # it quotes objects that failed: documents' own words

__all__ = ["weaviate"]
