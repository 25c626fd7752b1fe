print("fieldlab")
