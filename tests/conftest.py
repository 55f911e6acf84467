from hypothesis import settings

# A slow or busy machine is no failure; what must be fast is measured in benchmarks.
settings.register_profile("motherlode", deadline=None)
settings.load_profile("motherlode")
