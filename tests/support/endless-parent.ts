import { childProcesses } from "~/server/child-processes.server";

// Has a process of its own at work that never ends, tells its id, and waits to be killed.
const from = import.meta.url;
const pool = childProcesses({ from, program: "endless", size: 1 });
const { pid } = (await pool.run("echo", 1, new AbortController().signal)) as { pid: number };
console.info(pid);
setInterval(() => {}, 60_000);
