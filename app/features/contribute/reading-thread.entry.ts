import { readWhatIsSent } from "./reading-thread.server";

readWhatIsSent();
