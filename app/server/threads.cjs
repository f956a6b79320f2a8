// Loaded before anything else of a process that serves (node --require): the size of Node's pool of threads counts
// only while no thread of it has begun. Files, which every request asks for, share it with whatever else is slow to
// come from disk or from a name server: with the usual four, a handful of those would hold up everybody.
process.env.UV_THREADPOOL_SIZE ??= "16";
