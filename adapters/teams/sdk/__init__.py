"""Microsoft's SDK: the only folder that knows it. In and out go activities as JSON; its insides can be replaced."""
